import type { Network } from '@latchkey/core'
import { showToast } from '@latchkey/kit'
import { type AddTokenReturnType, addToken } from '@latchkey/kit/query'
import { Button, Icon, Input, PlusIcon, Stack } from '@latchkey/ui'
import { type FormEvent, useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useTokenText } from '../../messages/tokens.ts'

export type AddTokenProps = {
  /** Address of the account that gets the token, without a CAIP prefix. */
  readonly account: string
  readonly network: Network
}

/** A button that opens the form to add a token by its address. */
export function AddToken(props: AddTokenProps) {
  const text = useTokenText()
  const [open, setOpen] = useState(false)
  if (open) return <Form {...props} onClose={() => setOpen(false)} />
  return (
    <Button
      data-testid="add-token"
      icon={<Icon icon={PlusIcon} size={16} />}
      onClick={() => setOpen(true)}
    >
      {text('tokens.add')}
    </Button>
  )
}

type Failure = Exclude<AddTokenReturnType['status'], 'added'>

/** Returns the typed address, the reason why the last one was not added, and the submit function. */
function useAddToken({ account, network, onClose }: FormProps) {
  const { kit } = useKitContext()
  const text = useTokenText()
  const [address, setAddress] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    const result = await addToken(kit, { account, network, address })
    setPending(false)
    if (result.status !== 'added') return setFailure(result.status)
    showToast(kit, {
      message: text('tokens.added', { symbol: result.token.symbol }),
      variant: 'success',
    })
    onClose()
  }
  const change = (typed: string) => {
    setAddress(typed)
    setFailure(undefined)
  }
  return { address, change, failure, pending, submit }
}

type FormProps = AddTokenProps & { readonly onClose: () => void }

function Form(props: FormProps) {
  const text = useTokenText()
  const { address, change, failure, pending, submit } = useAddToken(props)
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={8}>
        <Input
          autoComplete="off"
          autoFocus
          data-testid="add-token-address"
          error={failure && text(`tokens.${failure}`, { network: props.network.name })}
          label={text('tokens.address')}
          onChange={(event) => change(event.currentTarget.value)}
          spellCheck={false}
          value={address}
        />
        <Stack direction="row" gap={8}>
          <Button onClick={props.onClose} wide>
            {text('tokens.cancel')}
          </Button>
          <Button
            disabled={address.trim() === ''}
            pending={pending}
            type="submit"
            variant="primary"
            wide
          >
            {text('tokens.addNow')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
