import { ListItem, Tag, Text } from '@latchkey/ui'
import { useNameText } from '../../messages/names.ts'
import { List } from '../../parts/List.tsx'
import type { SuggestionFacts } from './useSuggestions.ts'

export type SuggestionsProps = {
  readonly found: SuggestionFacts
  /** Disables all suggestions, e.g. while a name is being registered. */
  readonly disabled: boolean
  /** Called with the selected name, without its zone. */
  readonly onSelect: (label: string) => void
}

/**
 * Lists available and registered names that start with the typed text, including the text itself.
 */
export function Suggestions({ found, disabled, onSelect }: SuggestionsProps) {
  const text = useNameText()
  const { names, pending, failure } = found
  return (
    <div>
      <div role="status">
        {failure && (
          <Text align="center" size="small" tone="muted">
            {failure}
          </Text>
        )}
      </div>
      {names.length > 0 && (
        <List aria-label={text('names.suggestions')}>
          {names.map(({ label, name, registered }) => (
            <li key={name}>
              <ListItem
                data-testid="account-name-suggestion"
                disabled={disabled || pending || registered}
                label={<bdi>{name}</bdi>}
                onSelect={() => onSelect(label)}
                tag={registered && <Tag>{text('names.taken')}</Tag>}
              />
            </li>
          ))}
        </List>
      )}
    </div>
  )
}
