import { useState } from 'react'
import { useApp } from '../context/AppContext.ts'
import { type Draft, reportDraft, type Words } from '../outbox/storedReports.ts'

export const noWords: Words = { title: '', severity: 'hinders', happened: '', steps: '' }

const isEmpty = ({ title, happened, steps }: Words) => !title && !happened && !steps

/**
 * Returns the text of the bug report form and a function that changes it. A copy in the browser's
 * storage survives a reload.
 */
export function useDraft(userId: string) {
  const { storage } = useApp()
  const [words, setWords] = useState((): Words => {
    const stored = storage.read(reportDraft)
    return stored?.userId === userId ? toWords(stored) : noWords
  })
  const change = (next: Words) => {
    setWords(next)
    if (isEmpty(next)) storage.remove(reportDraft.key)
    else storage.write(reportDraft, { ...next, userId })
  }
  return { words, change }
}

const toWords = ({ title, severity, happened, steps }: Draft): Words => ({
  title,
  severity,
  happened,
  steps,
})
