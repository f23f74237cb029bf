import { formatAmount, isUserRejection } from '@latchkey/core'
import { getActiveNetwork } from '@latchkey/kit'
import { getErrorCode } from '@latchkey/react'
import { Button } from '@latchkey/ui'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import { useFormats } from '../format/useFormats.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { createOwnerlessKey } from './createOwnerlessKey.ts'
import styles from './TransferForm.module.css'
import { useTestWallet } from './useTestWallet.ts'

const day = 86_400
const lasting = 7 * day
/**
 * Amount of native currency that the requested permissions allow to spend: 0.01 units, in base
 * units.
 */
const allowance = 10n ** 16n

/**
 * For testers: requests permissions on the active account for a public key that has no known
 * private key. Renders nothing without an EVM wallet.
 */
export function LetActForm() {
  const { wallet, returning } = useTestWallet()
  if (!wallet) return null
  return (
    <div className={returning ? styles['coming'] : undefined} inert={returning}>
      <Form />
    </div>
  )
}

function Form() {
  const formats = useFormats()
  const { locale, profileTest: messages } = useMessages()
  const { kit, product } = useApp()
  const coin = getActiveNetwork(kit, { namespace: 'eip155' })?.nativeCurrency
  const amount = `${formatAmount(allowance, coin?.decimals ?? 18, { locale })} ${coin?.symbol ?? ''}`
  const grant = useMutation(
    {
      mutationFn: async () => {
        const { grantPermissions } = await import('@latchkey/kit/permissions')
        const start = Math.floor(kit.ports.now() / 1_000)
        const data = { allowance: `0x${allowance.toString(16)}`, start, period: day }
        const expiry = start + lasting
        await grantPermissions(kit, {
          expiry,
          keys: [{ type: 'secp256k1', publicKey: createOwnerlessKey() }],
          permissions: [{ type: 'native-token-recurring-allowance', data }],
        })
        return formats.dateTime(expiry * 1_000)
      },
    },
    product.queryClient,
  )
  return (
    <section>
      <h2>{messages.act}</h2>
      <p>{messages.actLead(amount)}</p>
      <Button pending={grant.isPending} onClick={() => grant.mutate()}>
        {messages.actAction}
      </Button>
      <p className={styles['result']} role="status" data-testid="act-result">
        {grant.isPending && messages.sendPending}
        {grant.isSuccess && messages.actGranted(grant.data)}
        {grant.isError && <Problem error={grant.error} />}
      </p>
    </section>
  )
}

function Problem({ error }: { readonly error: Error }) {
  const messages = useMessages().profileTest
  if (isUserRejection(error)) return messages.actRefused
  const known: Readonly<Record<string, string>> = {
    feature_not_supported: messages.actNeeded,
    request_aborted: messages.actRefused,
    smart_session_not_kept: messages.actUnlisted,
  }
  return known[getErrorCode(error) ?? ''] ?? error.message
}
