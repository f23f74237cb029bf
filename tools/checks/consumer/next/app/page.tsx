import { KitButton } from '@latchkey/react'

/**
 * Example of a server-rendered page with the kit's button, which comes from a package entry for
 * client code.
 */
export default function Page() {
  return (
    <main>
      <h1>Consumer</h1>
      <KitButton />
    </main>
  )
}
