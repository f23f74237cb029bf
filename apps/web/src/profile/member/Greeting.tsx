import { useMessages } from '../../messages/MessagesContext.ts'
import { useSession } from '../../session/useSession.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** Greets the player: "welcome" within a day of the first login, "welcome back" afterwards. */
export function Greeting({ createdAt }: { readonly createdAt: string | undefined }) {
  const { profile: messages } = useMessages()
  const session = useSession()
  if (createdAt === undefined || session.status !== 'member') return <p aria-hidden="true" />
  const isNew = Date.parse(session.session.createdAt) - Date.parse(createdAt) < dayMs
  return <p>{isNew ? messages.welcome : messages.welcomeBack}</p>
}
