import { Button, EmptyState, Icon, SuccessIcon } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useNameText } from '../../messages/names.ts'
import type { ViewProps } from '../ViewProps.ts'

/** Confirms that a name has been registered for the account. */
export function RegisterAccountNameSuccess({ data }: ViewProps<'RegisterAccountNameSuccess'>) {
  const { kit } = useKitContext()
  const text = useNameText()
  return (
    <EmptyState
      action={
        <Button
          onClick={() => kit.modal.send({ type: 'replace', page: { view: 'Account' } })}
          size="large"
          variant="primary"
          wide
        >
          {text('names.go')}
        </Button>
      }
      detail={text('names.isYoursText')}
      image={<Icon icon={SuccessIcon} size={32} />}
      role="status"
      title={<bdi>{text('names.isYours', data)}</bdi>}
    />
  )
}
