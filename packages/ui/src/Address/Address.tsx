import { copyText, shortenAddress } from '@latchkey/core'
import { type ComponentProps, useEffect, useState } from 'react'
import { FullAddress } from '../FullAddress/FullAddress.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon, CopyIcon, ErrorIcon } from '../Icon/icons.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Address.module.css'

export type AddressLabels = {
  /** Accessible name of the copy button, e.g. "Copy address". */
  readonly copy: string
  readonly copied: string
  readonly failed: string
}

export type AddressProps = Omit<ComponentProps<'button'>, 'value' | 'children' | 'onCopy'> & {
  readonly value: string
  readonly labels: AddressLabels
  /**
   * Shows all characters in groups of four instead of a shortened address. Required on screens
   * where the user signs for this address.
   */
  readonly full?: boolean | undefined
  readonly onCopied?: (() => void) | undefined
}

const shownForMs = 1500
const icons = { rest: CopyIcon, copied: CheckIcon, failed: ErrorIcon }

/**
 * Shows the first four and last six characters of an address, or all with `full`. A tap copies the
 * whole address, and the tooltip shows it.
 */
export function Address({ value, labels, full, onCopied, className, ...rest }: AddressProps) {
  const [result, setResult] = useState<'rest' | 'copied' | 'failed'>('rest')
  useEffect(() => {
    if (result === 'rest') return
    const timer = setTimeout(() => setResult('rest'), shownForMs)
    return () => clearTimeout(timer)
  }, [result])

  async function copy() {
    const copied = await copyText(value)
    setResult(copied ? 'copied' : 'failed')
    if (copied) onCopied?.()
  }

  const said = result === 'rest' ? '' : labels[result]
  return (
    <Tooltip
      className={className}
      text={said || (!full && <bdi className={styles['whole']}>{value}</bdi>)}
    >
      {(trigger) => (
        <button
          {...rest}
          {...trigger}
          className={styles['root']}
          data-full={full || undefined}
          data-result={result}
          onClick={copy}
          type="button"
        >
          {full ? (
            <FullAddress className={styles['value']} value={value} />
          ) : (
            <bdi className={styles['value']}>{shortenAddress(value)}</bdi>
          )}
          <Icon className={joinClasses(styles['icon'])} icon={icons[result]} size={16} />
          <span className={styles['hidden']}>{labels.copy}</span>
          <output className={styles['hidden']}>{said}</output>
        </button>
      )}
    </Tooltip>
  )
}
