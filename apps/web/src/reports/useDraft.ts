import { useState } from 'react'
import { useApp } from '../context/AppContext.ts'
import { type Draft, reportDraft, type Words } from '../outbox/storedReports.ts'
import type { Owner } from './useOwner.ts'

export const noWords: Words = { title: '', severity: 'hinders', happened: '', steps: '' }

const isEmpty = ({ title, happened, steps }: Words) => !title && !happened && !steps

/**
 * Returns the text of the bug report form and a function that changes it. A copy in the browser's
 * storage survives a reload, unless `isKept` is false.
 */
export function useDraft(owner: Owner) {
  const { storage } = useApp()
  const readWords = (): Words => {
    const stored = storage.read(reportDraft)
    return stored && owner.owns(stored) ? toWords(stored) : noWords
  }
  const [words, setWords] = useState(readWords)
  const [ownerId, setOwnerId] = useState(owner.id)
  // The player's data has loaded after the form was shown, so the player's draft can be shown too.
  if (ownerId !== owner.id) {
    setOwnerId(owner.id)
    if (isEmpty(words)) setWords(readWords)
  }
  const change = (next: Words) => {
    setWords(next)
    if (isEmpty(next)) storage.remove(reportDraft.key)
    else storage.write(reportDraft, { ...next, userId: owner.id })
  }
  return { words, change, isKept: storage.isKept(reportDraft.key) }
}

const toWords = ({ title, severity, happened, steps }: Draft): Words => ({
  title,
  severity,
  happened,
  steps,
})
