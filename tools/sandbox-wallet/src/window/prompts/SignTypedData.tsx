import type { TypedData } from '../../wire/wire.ts'
import { Facts } from '../Facts.tsx'
import { FullAddress } from '../FullAddress.tsx'
import { toVisibleText } from '../toVisibleText.ts'

const toText = (value: unknown) =>
  toVisibleText(typeof value === 'string' ? value : JSON.stringify(value))

/** Shows every field of the domain and message of EIP-712 data on the approval page. */
export function SignTypedData({ typedData }: { readonly typedData: TypedData }) {
  const { domain, primaryType, message } = typedData
  return (
    <>
      <Facts
        facts={Object.entries(domain).map(([name, value]) => ({
          name: toVisibleText(name),
          value: /^0x[0-9a-f]{40}$/i.test(String(value)) ? (
            <FullAddress address={String(value)} />
          ) : (
            toText(value)
          ),
        }))}
      />
      <section className="group">
        <h2>{toVisibleText(primaryType)}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
        <div className="document" tabIndex={0}>
          <Tree value={message} />
        </div>
      </section>
    </>
  )
}

function Tree({ value }: { readonly value: unknown }) {
  if (typeof value !== 'object' || value === null) return <span>{toText(value)}</span>
  return (
    <ul className="tree">
      {Object.entries(value).map(([name, inner]) => (
        <li key={name}>
          <span className="muted">{toVisibleText(name)}</span> <Tree value={inner} />
        </li>
      ))}
    </ul>
  )
}
