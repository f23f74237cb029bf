import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../context/AppContext.ts'
import { reportPicture } from '../outbox/storedReports.ts'
import { preparePicture } from './preparePicture.ts'
import type { Owner } from './useOwner.ts'

/**
 * Returns the picture of the bug report form and functions that change it. A copy in the browser's
 * storage survives a reload, unless `isKept` is false.
 */
export function usePicture(owner: Owner) {
  const { storage, product } = useApp()
  const readPicture = () => {
    const stored = storage.read(reportPicture)
    return stored && owner.owns(stored) ? stored.picture : undefined
  }
  const [picture, setPicture] = useState(readPicture)
  const [ownerId, setOwnerId] = useState(owner.id)
  // The player's data has loaded after the form was shown, so the player's picture can be shown too.
  if (ownerId !== owner.id) {
    setOwnerId(owner.id)
    if (picture === undefined) setPicture(readPicture)
  }
  const change = (next: string | undefined) => {
    setPicture(next)
    prepare.reset()
    if (next === undefined) storage.remove(reportPicture.key)
    else storage.write(reportPicture, { userId: owner.id, picture: next })
  }
  const prepare = useMutation(
    {
      networkMode: 'always',
      mutationFn: preparePicture,
      onSuccess: (made) => 'picture' in made && change(made.picture),
    },
    product.queryClient,
  )
  const problem = prepare.data && 'problem' in prepare.data ? prepare.data.problem : undefined
  const isKept = storage.isKept(reportPicture.key)
  return { picture, change, choose: prepare.mutate, problem, pending: prepare.isPending, isKept }
}
