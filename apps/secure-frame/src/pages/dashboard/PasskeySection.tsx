import { fillIn } from '@latchkey/core'
import type { Session } from '@latchkey/frame-api'
import { Button, Stack, Text } from '@latchkey/ui'
import { useState } from 'react'
import { withSecret } from '../../keys/bytes.ts'
import type { WalletNews } from '../../keys/createVault.ts'
import { addPasskey, proveWallet } from '../../keys/readBackup.ts'
import { formatDay } from '../../messages/formats.ts'
import { messages } from '../../messages/messages.ts'
import { TaskButton } from '../../tasks/TaskButton.tsx'
import { useTask } from '../../tasks/useTask.ts'
import { Section } from '../layout/Section.tsx'
import type { PageServices } from '../services/PageServices.ts'
import { withDatabase } from '../services/withDatabase.ts'
import listStyles from './DevicesSection.module.css'
import { usePasskeysOffered } from './usePasskeysOffered.ts'

type Wallet = NonNullable<Session['wallet']>
type Passkey = Wallet['passkeys'][number]

export type PasskeySectionProps = {
  readonly services: PageServices
  readonly session: Session & { readonly wallet: Wallet }
  /** Reports added and removed passkeys to the frames on this device. */
  readonly onNews: (news: Extract<WalletNews, 'passkey' | 'no-passkey'>) => void
}

const texts = {
  none: messages.dashboard.yourFingerprintFaceOr,
  some: messages.dashboard.eachOfTheseBrings,
}

/**
 * Adds and removes the passkeys of a wallet (S-35). Renders null if there is none and the browser
 * cannot create one. The recovery code is not affected.
 */
export function PasskeySection(props: PasskeySectionProps) {
  const { services, session, onNews } = props
  const [passkeys, setPasskeys] = useState(session.wallet.passkeys)
  const offered = usePasskeysOffered(services)
  const add = useTask(async () => {
    const passkey = await makePasskey(props, passkeys)
    setPasskeys([...passkeys, passkey])
    onNews('passkey')
  })
  const remove = useTask(async ({ credentialId }: Passkey) => {
    await removePasskey(props, credentialId)
    const rest = passkeys.filter((known) => known.credentialId !== credentialId)
    setPasskeys(rest)
    if (rest.length === 0) onNews('no-passkey')
  })
  if (passkeys.length === 0 && !offered) return null
  return (
    <Section
      error={add.error ?? remove.error}
      lead={passkeys.length === 0 ? texts.none : texts.some}
      title={messages.dashboard.passkey}
    >
      {passkeys.length > 0 && (
        <ul className={listStyles['list']}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.credentialId}
              onRemove={() => remove.run(passkey)}
              passkey={passkey}
              pending={remove.status === 'pending'}
            />
          ))}
        </ul>
      )}
      {offered && (
        <TaskButton task={add} {...(passkeys.length === 0 && { variant: 'primary' })}>
          {passkeys.length === 0
            ? messages.dashboard.addPasskey
            : messages.dashboard.addAnotherPasskey}
        </TaskButton>
      )}
    </Section>
  )
}

type PasskeyRowProps = {
  readonly passkey: Passkey
  readonly pending: boolean
  readonly onRemove: () => void
}

/**
 * One passkey with a button to remove it. The removal needs a confirmation, because this could be
 * the last recovery method.
 */
function PasskeyRow({ passkey, pending, onRemove }: PasskeyRowProps) {
  const [sure, setSure] = useState(false)
  return (
    <li className={listStyles['row']}>
      <Stack>
        <Text>{messages.dashboard.passkey}</Text>
        <Text size="small" tone="muted">
          {fillIn(messages.dashboard.added, {
            day: formatDay(passkey.addedAt),
            browser: passkey.browser,
          })}
        </Text>
      </Stack>
      {sure ? (
        <Button onClick={onRemove} pending={pending} variant="danger">
          {messages.dashboard.removeIt}
        </Button>
      ) : (
        <Button onClick={() => setSure(true)}>{messages.dashboard.remove}</Button>
      )}
    </li>
  )
}

/**
 * Creates a passkey for the wallet. The browser's prompt comes first, because browsers only allow
 * it directly after a click.
 */
async function makePasskey(
  { services, session }: PasskeySectionProps,
  known: readonly Passkey[],
): Promise<Passkey> {
  const { wallets, passkeys } = services
  const { userId, wallet } = session
  const made = await passkeys.create({
    walletId: wallet.walletId,
    name:
      session.email ?? session.userName ?? wallet.addresses?.eip155 ?? messages.dashboard.wallet,
    known: known.map(({ credentialId }) => credentialId),
  })
  await withSecret(made.secret, () =>
    withDatabase(services, (database) => addPasskey({ database, wallets, userId, passkey: made })),
  )
  const addedAt = new Date().toISOString()
  return { credentialId: made.credentialId, browser: messages.dashboard.thisBrowser, addedAt }
}

async function removePasskey(
  { services, session }: PasskeySectionProps,
  credentialId: string,
): Promise<void> {
  const { wallets } = services
  const { userId, wallet } = session
  const { walletId } = wallet
  const proof = await withDatabase(services, (database) =>
    proveWallet({ database, wallets, userId, walletId, act: 'passkey' }),
  )
  await wallets.removePasskey({ walletId, credentialId }, proof)
}
