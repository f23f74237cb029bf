import { shortenAddress } from '@latchkey/core'
import type { TokenMark } from '@latchkey/kit/query'
import { useTokenText } from '../messages/tokens.ts'
import styles from './TokenDetail.module.css'

export type TokenDetailProps = {
  readonly symbol: string
  /** Address of the token, without a CAIP prefix; absent for the native currency. */
  readonly address?: string | undefined
  /** Mark of the token; `undefined` for a token of a token list. */
  readonly mark: TokenMark | undefined
  /** Whether the line shows the address, because another token has the same name or symbol. */
  readonly disguised?: boolean | undefined
}

/**
 * The second line of a token's row: the mark of a token that no token list names, then its symbol.
 * A token that may be taken for another one shows its address instead of the symbol.
 */
export function TokenDetail({ symbol, address, mark, disguised = false }: TokenDetailProps) {
  const text = useTokenText()
  const isDoubtful = disguised || mark === 'double'
  return (
    <span className={styles['line']}>
      {mark && <span className={styles['mark']}>{text(`tokens.${mark}`, { symbol })}</span>}
      <span className={styles['token']}>
        {mark && ' · '}
        <bdi>{isDoubtful && address ? shortenAddress(address) : symbol}</bdi>
      </span>
    </span>
  )
}
