import { type ComponentProps, Fragment } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './FullAddress.module.css'

export type FullAddressProps = Omit<ComponentProps<'bdi'>, 'children'> & {
  readonly value: string
}

/** Splits an address into groups of four characters. The prefix `0x` belongs to the first group. */
const toGroups = (value: string) => value.match(/^0x.{1,4}|.{1,4}/g) ?? []

/**
 * Shows all characters of an address, so that the user can compare them: in groups of four, on lines
 * of equal length. Selecting it copies the address without spaces.
 */
export function FullAddress({ value, className, ...rest }: FullAddressProps) {
  return (
    <bdi {...rest} className={joinClasses(styles['root'], className)} dir="ltr">
      {toGroups(value).map((group, index) => (
        <Fragment key={String(index)}>
          {index > 0 && <wbr />}
          <span className={styles['group']}>{group}</span>
        </Fragment>
      ))}
    </bdi>
  )
}
