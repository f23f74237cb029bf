import type { ResponseOf } from '@latchkey/core/contract'
import { getOperator } from '@latchkey/frame-api/endpoints'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import type { PageServices } from '../services/PageServices.ts'

export type Operator = ResponseOf<typeof getOperator>
type Read = (origin: string | undefined) => Promise<Operator>

const OperatorContext = createContext<Read | undefined>(undefined)

export type OperatorProviderProps = Pick<PageServices, 'client'> & { readonly children: ReactNode }

/** Lets the pages below say whose they are. */
export function OperatorProvider({ client, children }: OperatorProviderProps) {
  const read = useCallback<Read>(
    (origin) => client.call(getOperator, origin === undefined ? {} : { origin }),
    [client],
  )
  return <OperatorContext value={read}>{children}</OperatorContext>
}

/**
 * Whose page this is, and the app to go back to where `origin` is one that the server knows; `undefined` until it is
 * known, and where it cannot be: the page is as useful without.
 */
export function useOperator(origin: string | undefined): Operator | undefined {
  const read = useContext(OperatorContext)
  const [operator, setOperator] = useState<Operator>()
  useEffect(() => {
    let left = false
    read?.(origin).then(
      (found) => {
        if (!left) setOperator(found)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [read, origin])
  return operator
}
