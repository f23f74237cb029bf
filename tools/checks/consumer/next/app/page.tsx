import { KitButton } from '@latchkey/react'

/** Rendered by the server: the button is a client component by its own entry. */
export default function Page() {
  return (
    <main>
      <h1>Consumer</h1>
      <KitButton />
    </main>
  )
}
