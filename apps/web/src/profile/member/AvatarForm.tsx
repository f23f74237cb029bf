import { changeAvatar } from '@latchkey/product-api/endpoints'
import { Avatar, Button } from '@latchkey/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toAvatarSeed } from '../../art/toAvatarSeed.ts'
import { useApp } from '../../context/AppContext.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './PlayerAvatar.module.css'

const shownAtOnce = 8
/**
 * Number of generated drawings from which a player can choose an avatar. The server accepts no
 * higher number.
 */
const drawings = 1_000

export type AvatarFormProps = {
  readonly user: { readonly id: string; readonly avatar?: number | undefined }
  /** Called when the player has chosen an avatar drawing or cancelled the avatar form. */
  readonly onDone: () => void
}

/** Form in which players choose their avatar from drawings that are generated from their id. */
export function AvatarForm({ user, onDone }: AvatarFormProps) {
  const { profile: messages } = useMessages()
  const [first, setFirst] = useState(0)
  const change = useAvatarChange(onDone)
  return (
    <fieldset className={styles['choice']} onKeyDown={({ key }) => key === 'Escape' && onDone()}>
      <legend>{messages.chooseAvatar}</legend>
      <div className={styles['drawings']}>
        {Array.from({ length: shownAtOnce }, (_, index) => first + index).map((avatar) => (
          <button
            key={avatar}
            type="button"
            className={styles['button']}
            aria-label={messages.avatarNumber(avatar + 1)}
            aria-pressed={avatar === (user.avatar ?? 0)}
            disabled={change.isPending}
            onClick={() => change.mutate(avatar)}
          >
            <Avatar seed={toAvatarSeed({ id: user.id, avatar })} size={56} />
          </button>
        ))}
      </div>
      <div className={styles['actions']}>
        <Button size="small" onClick={() => setFirst((first + shownAtOnce) % drawings)}>
          {messages.moreAvatars}
        </Button>
        <Button size="small" variant="ghost" onClick={onDone}>
          {messages.keepName}
        </Button>
      </div>
    </fieldset>
  )
}

function useAvatarChange(onDone: () => void) {
  const { profile: messages } = useMessages()
  const { product, popupAlert } = useApp()
  const { queries, queryClient, api } = product
  return useMutation(
    {
      networkMode: 'always',
      mutationFn: (avatar: number) => api.call(changeAvatar, { avatar }),
      onSuccess({ avatar }) {
        queryClient.setQueryData(
          queries.me.queryKey,
          (before) => before && { ...before, user: { ...before.user, avatar } },
        )
        void queryClient.invalidateQueries({ queryKey: queries.seasons.queryKey.slice(0, -1) })
        popupAlert.show(messages.avatarChanged, 'success')
        onDone()
      },
      onError: () => popupAlert.show(messages.avatarFailed, 'error'),
    },
    queryClient,
  )
}
