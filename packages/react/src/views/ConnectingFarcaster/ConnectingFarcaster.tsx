import { openExternal } from '@latchkey/core'
import { isConnected, showToast } from '@latchkey/kit'
import { connectFarcaster, getLoginStore } from '@latchkey/kit/auth'
import { Button, Image, QrCode, SocialMark, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { getErrorCode, useAction } from '../../hooks/actions/useAction.ts'
import { useStartOnEntry } from '../../hooks/actions/useStartOnEntry.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { toLoginReason, wasLeft } from '../../login/toLoginReason.ts'
import { useLoginText } from '../../messages/logins.ts'
import { CodePlace } from '../../pairing/CodePlace.tsx'
import { CopyLink } from '../../pairing/CopyLink.tsx'
import { CancelButton } from '../../parts/WaitingActions.tsx'
import { WaitingScreen } from '../../parts/WaitingScreen.tsx'

/**
 * Logs in with Farcaster. Shows a QR code to scan with a phone, or on a phone a link to the app.
 */
export function ConnectingFarcaster() {
  const { kit } = useKitContext()
  const login = useSlice(getLoginStore(kit), (state) => state.farcaster, undefined)
  useFarcasterLogin()
  if (login?.connecting) return <Finishing />
  return kit.ports.page.device().mobile ? <AppLink url={login?.url} /> : <Code url={login?.url} />
}

/**
 * Runs the login while the view is shown. A failed login shows a toast and navigates back to the
 * list.
 */
function useFarcasterLogin() {
  const { kit } = useKitContext()
  const text = useLoginText()
  const attempt = useAction<void>(async (_, { signal }) => {
    try {
      await connectFarcaster(kit, { signal })
    } catch (error) {
      const code = getErrorCode(error)
      if (signal.aborted || wasLeft(error)) throw error
      if (code === 'recovery_required') {
        kit.modal.send({ type: 'replace', page: { view: 'RecoverWallet' } })
        throw error
      }
      const message =
        code === 'farcaster_login' ? text('farcaster.failed') : toLoginReason(text, error)
      showToast(kit, { message, variant: 'error' })
      kit.modal.send({ type: 'back', connected: isConnected(kit) })
      throw error
    }
  })
  useStartOnEntry(attempt.run)
}

const mark = <Image fallback={<SocialMark name="farcaster" size={40} />} shape="tile" size={80} />

function Finishing() {
  const text = useLoginText()
  return (
    <WaitingScreen
      action={<CancelButton />}
      image={mark}
      state="waiting"
      text={text('farcaster.connecting')}
      title={text('farcaster.connectingTitle')}
    />
  )
}

function AppLink({ url }: { readonly url: string | undefined }) {
  const { kit } = useKitContext()
  const text = useLoginText()
  const open = () => url && openExternal(url, { open: kit.ports.openWindow })
  return (
    <WaitingScreen
      action={
        <Button disabled={!url} onClick={open} size="large" variant="primary" wide>
          {text('farcaster.open')}
        </Button>
      }
      image={mark}
      state="waiting"
      text={text('farcaster.openText')}
      title={text('farcaster.openTitle')}
    />
  )
}

function Code({ url }: { readonly url: string | undefined }) {
  const text = useLoginText()
  return (
    <Stack align="center" gap={12}>
      {url ? (
        <QrCode
          // Acceptance tests of other wallet kits read the link from this attribute.
          {...{ uri: url }}
          alt={text('farcaster.codeLabel')}
          data-testid="wui-qr-code"
          logo={
            <Image fallback={<SocialMark name="farcaster" size={24} />} shape="tile" size={56} />
          }
          value={url}
        />
      ) : (
        <CodePlace />
      )}
      <Stack align="center" gap={4} role="status">
        <Text align="center" weight={500}>
          {text('farcaster.scan')}
        </Text>
        <Text align="center" size="small" tone="muted">
          {text('farcaster.scanText')}
        </Text>
      </Stack>
      <CopyLink data-testid="wui-link-copy" uri={url} />
    </Stack>
  )
}
