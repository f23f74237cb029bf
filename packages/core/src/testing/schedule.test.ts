import { expect, test } from 'vitest'
import { tellSteps } from './schedule.ts'

test('a schedule that fails says why, its seed and the steps that led there', async () => {
  const steps: string[] = []
  const play = async () => {
    steps.push('connects', 'the relay dies')
    throw new Error('nothing is shown')
  }
  await expect(tellSteps({ seed: 7, steps }, play)).rejects.toThrow(
    'nothing is shown\n\nSchedule 7:\n1. connects\n2. the relay dies',
  )
})
