import { Button, EmptyState } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useKitFacts } from '../hooks/state/useKitFacts.ts'
import { buying } from './fundingWays.ts'

export type NoTokensProps = { readonly title: string; readonly buyLabel: string }

/** Placeholder for an empty list of tokens. Offers to buy tokens if a provider is available. */
export function NoTokens({ title, buyLabel }: NoTokensProps) {
  const { kit } = useKitContext()
  const offered = useKitFacts(() => buying.isOffered(kit), false)
  const buy = () => {
    buying.track?.(kit)
    kit.modal.send({ type: 'push', page: buying.page })
  }
  return (
    <EmptyState
      action={
        offered && (
          <Button onClick={buy} size="small">
            {buyLabel}
          </Button>
        )
      }
      title={title}
    />
  )
}
