import type { NetworkInfo, Prompt } from '../../wire/wire.ts'
import { Facts } from '../Facts.tsx'
import { FullAddress } from '../FullAddress.tsx'
import { toExactText } from '../toCurrencyText.ts'

type SendCallsProps = {
  readonly prompt: Extract<Prompt, { kind: 'send-calls' }>
  readonly network: NetworkInfo
}

/** Shows all calls of an EIP-5792 batch in their order on the approval page. */
export function SendCalls({ prompt: { calls }, network }: SendCallsProps) {
  return (
    <>
      <p className="muted">
        The wallet sends them one after the other. If one fails, those before it stay done.
      </p>
      {calls.map(({ to, value, data }, index) => (
        <section className="group" key={`${index}-${to}`}>
          <h2>
            {index + 1} of {calls.length}
          </h2>
          <Facts
            facts={[
              { name: 'To', value: to ? <FullAddress address={to} /> : 'Creates a contract' },
              { name: 'Amount', value: toExactText(value, network.nativeCurrency) },
            ]}
          />
          {data !== '0x' && <pre className="document">{data}</pre>}
        </section>
      ))}
    </>
  )
}
