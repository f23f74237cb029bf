import type { ReactNode } from 'react'

export type Fact = { readonly name: string; readonly value: ReactNode; readonly mono?: boolean }

/** Names and values, one row each. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value, mono }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={mono ? 'mono' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
