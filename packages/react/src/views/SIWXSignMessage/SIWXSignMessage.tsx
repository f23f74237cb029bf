import { cancelSignIn, getActiveConnection, signIn } from '@latchkey/kit'
import { Address, Button, Image, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccount } from '../../hooks/account/useAccount.ts'
import { useWalletName } from '../../hooks/account/useWalletName.ts'
import { useAction } from '../../hooks/actions/useAction.ts'
import { useStartOnEntry } from '../../hooks/actions/useStartOnEntry.ts'
import { useAddressLabels } from '../../hooks/appearance/useAddressLabels.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { useAccountText } from '../../messages/accounts.ts'
import type { ViewProps } from '../ViewProps.ts'
import styles from './SIWXSignMessage.module.css'

/** Requests a signature with which the user proves control of the wallet. */
export function SIWXSignMessage({ data }: ViewProps<'SIWXSignMessage'>) {
  const { kit } = useKitContext()
  const text = useAccountText()
  const { address, connectedWalletInfo } = useAccount()
  const app = useAppFacts()
  const labels = useAddressLabels()
  const wallet = useWalletName()
  // A login's approval page unmounts this view, which must not abort; closing the modal does.
  const signing = useAction<void>((_, { signal }) =>
    signIn(kit, getActiveConnection(kit)?.login ? {} : { signal }),
  )
  useStartOnEntry(signing.run, data?.atOnce === true)
  const leaving = useAction(() => cancelSignIn(kit))
  const stillWaiting = useSlice(kit.connection, ({ pending }) => pending?.stillWaiting, undefined)
  const isSigning = signing.status === 'pending'
  const required = kit.config.signIn?.getRequired?.() ?? true
  return (
    <Stack gap={20}>
      <Thumbnails app={app} walletIcon={connectedWalletInfo?.icon} />
      <Stack align="center" gap={8} role="status">
        <Text align="center" as="h3" weight={500}>
          {isSigning
            ? text('signIn.waiting', { wallet })
            : text('signIn.request', { app: app.name })}
        </Text>
        <Text align="center" size="small" tone="muted">
          {isSigning && stillWaiting
            ? text('connecting.stillWaiting', { wallet })
            : text('signIn.text', { wallet })}
        </Text>
      </Stack>
      {address && <Address className={styles['address']} full labels={labels} value={address} />}
      <Stack gap={12}>
        <div className={styles['actions']}>
          <Button
            data-testid="w3m-connecting-siwe-cancel"
            onClick={() => leaving.run()}
            pending={leaving.status === 'pending'}
            size="large"
            wide
          >
            {text(leaving.status === 'pending' ? 'signIn.cancelling' : 'signIn.cancel')}
          </Button>
          <Button
            data-testid="w3m-connecting-siwe-sign"
            onClick={() => signing.run()}
            pending={isSigning}
            size="large"
            variant="primary"
            wide
          >
            {text(isSigning ? 'signIn.signing' : 'signIn.sign')}
          </Button>
        </div>
        <Text align="center" size="caption" tone="muted">
          {text(required ? 'signIn.noteRequired' : 'signIn.noteOptional')}
        </Text>
      </Stack>
    </Stack>
  )
}

type AppFacts = { readonly name: string; readonly icon: string | undefined }

function Thumbnails(props: { readonly app: AppFacts; readonly walletIcon: string | undefined }) {
  const { app, walletIcon } = props
  return (
    <div className={styles['thumbnails']}>
      <Image fallback={app.name} shape="tile" size={56} src={app.icon} />
      <Image shape="tile" size={56} src={walletIcon} />
    </div>
  )
}

function useAppFacts(): AppFacts {
  const { metadata } = useKitContext().kit.config
  const text = useAccountText()
  return { name: metadata?.name ?? text('signIn.thisApp'), icon: metadata?.icons?.[0] }
}
