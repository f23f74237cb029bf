import { shortenAddress } from '@latchkey/core'
import { showToast } from '@latchkey/kit'
import { getShownImage } from '@latchkey/kit/query'
import { findOtherNetwork, readRecipient } from '@latchkey/kit/send'
import { Button, Input, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useNetwork } from '../../hooks/account/useNetwork.ts'
import { useSendText } from '../../messages/sends.ts'
import { AccountImage } from '../../parts/AccountImage.tsx'
import styles from '../../send/AmountCard.module.css'
import { useTakeReceiver } from '../../send/useTakeReceiver.ts'
import type { SendProps } from './AmountCard.tsx'

/**
 * The field for the recipient, an address or a name. For a name, the account that it belongs to is
 * shown below.
 */
export function ReceiverField({ send }: SendProps) {
  const { kit } = useKitContext()
  const take = useTakeReceiver()
  const text = useSendText()
  const { form, given, change } = send
  const paste = async () => {
    try {
      change({ receiver: (await navigator.clipboard.readText()).trim() })
    } catch {
      // The browser has no clipboard for this page, or the user did not allow it.
      showToast(kit, { message: text('send.pasteFailed'), variant: 'error' })
    }
  }
  return (
    <Input
      autoComplete="off"
      data-testid="send-receiver-input"
      error={useReceiverError(send)}
      hint={<Found send={send} />}
      label={text('send.receiver')}
      onBlur={() => !given && take()}
      onChange={({ currentTarget: { value }, nativeEvent }) =>
        isInsertion(nativeEvent) ? take(value) : change({ receiver: value })
      }
      placeholder={text('send.receiverHint')}
      readOnly={given !== undefined}
      spellCheck={false}
      trailing={<FieldButton onPaste={() => void paste().then(() => take())} send={send} />}
      value={form.receiver}
    />
  )
}

/**
 * Returns the error text of the recipient field. Returns none while the field is empty or a look-up
 * is running.
 */
function useReceiverError(send: SendProps['send']) {
  const { form, given, token, receiver, receiverPending, receiverFailed, receiverFault } = send
  const text = useSendText()
  const { caipNetwork } = useNetwork()
  const prefixError = usePrefixError(form.receiver)
  // Names are looked up only after the switch to the requested network.
  if (given && !token) return undefined
  if (prefixError) return prefixError
  if (receiverFailed) return text('send.nameFailed')
  if (form.receiver.trim() === '' || receiver || receiverPending) return undefined
  const network = caipNetwork?.name ?? ''
  return text(receiverFault ? `send.name.${receiverFault}` : 'send.nobody', { network })
}

/** Returns the error for a text that is for another network, or asks for an unknown token. */
function usePrefixError(receiver: string) {
  const { kit } = useKitContext()
  const text = useSendText()
  const { caipNetwork } = useNetwork()
  const read = readRecipient(receiver)
  const other = read && caipNetwork && findOtherNetwork(read, caipNetwork, kit.config.networks)
  if (other) return text('send.otherNetwork', { network: other })
  return read?.token && text('send.otherToken')
}

/** Returns whether a text was pasted or dropped into the field, and not typed. */
const isInsertion = (event: Event) =>
  event instanceof InputEvent && event.inputType.startsWith('insertFrom')

type FieldButtonProps = SendProps & { readonly onPaste: () => void }

/** Shows the button inside the field: to paste into an empty one, or to look a name up again. */
function FieldButton({ send, onPaste }: FieldButtonProps) {
  const text = useSendText()
  const { form, given, receiverFailed, retryReceiver } = send
  const isEmpty = form.receiver === '' && !given
  if (!isEmpty && !receiverFailed) return null
  return (
    <Button onClick={isEmpty ? onPaste : retryReceiver} size="small" variant="ghost">
      {text(isEmpty ? 'send.paste' : 'send.nameRetry')}
    </Button>
  )
}

/** Shows the account of a name. The name itself is shown only if the account uses it for itself. */
function Found({ send: { receiver } }: SendProps) {
  const { kit } = useKitContext()
  const text = useSendText()
  if (!receiver?.name) return null
  const { address, name, isPrimary, image } = receiver
  return (
    <Stack align="center" data-testid="send-receiver-found" direction="row" gap={8}>
      <AccountImage address={address} image={getShownImage(kit, image)} size={24} />
      {isPrimary ? (
        <Text as="span" size="small" truncate weight={500}>
          <bdi>{name}</bdi>
        </Text>
      ) : (
        <Text as="span" size="small" tone="muted">
          {text('send.name.unconfirmed', { name })}
        </Text>
      )}
      <Text as="span" className={styles['found']} size="small" title={address} tone="muted">
        <bdi>{shortenAddress(address)}</bdi>
      </Text>
    </Stack>
  )
}
