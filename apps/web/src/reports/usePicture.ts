import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../context/AppContext.ts'
import { reportPicture } from '../outbox/storedReports.ts'
import { preparePicture } from './preparePicture.ts'

/**
 * Returns the picture of the bug report form and functions that change it. A copy in the browser's
 * storage survives a reload.
 */
export function usePicture(userId: string) {
  const { storage, product } = useApp()
  const [picture, setPicture] = useState(() => {
    const stored = storage.read(reportPicture)
    return stored?.userId === userId ? stored.picture : undefined
  })
  const change = (next: string | undefined) => {
    setPicture(next)
    prepare.reset()
    if (next === undefined) storage.remove(reportPicture.key)
    else storage.write(reportPicture, { userId, picture: next })
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
  return { picture, change, choose: prepare.mutate, problem, pending: prepare.isPending }
}
