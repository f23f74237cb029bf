import { KitButton } from '@latchkey/react'

/** A server-rendered page. Its button comes from a client entry. */
export default function Page() {
  return (
    <main>
      <h1>Consumer</h1>
      <KitButton />
    </main>
  )
}
