import { expect, test } from 'vitest'
import { tellSteps } from './schedule.ts'

test('a failing schedule reports the reason, its seed and the steps before it', async () => {
  const steps: string[] = []
  const play = async () => {
    steps.push('connects', 'the relay dies')
    throw new Error('nothing is shown')
  }
  await expect(tellSteps({ seed: 7, steps }, play)).rejects.toThrow(
    'nothing is shown\n\nSchedule 7:\n1. connects\n2. the relay dies',
  )
})
