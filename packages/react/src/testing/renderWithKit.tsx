import { type CreateTestKitOptions, createTestKit, type TestKit } from '@latchkey/kit/testing'
import { type RenderResult, render } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import type { Messages } from '../messages/Messages.ts'
import { KitProvider } from '../provider/KitProvider.tsx'

export type RenderWithKitOptions = CreateTestKitOptions & {
  readonly messages?: Partial<Messages>
  /** A component to render around the provider, such as StrictMode or a router. */
  readonly wrapper?: ComponentType<{ readonly children: ReactNode }>
}

export type RenderWithKitReturnType = RenderResult & { readonly kit: TestKit }

/**
 * Renders components inside a provider, with a kit that uses fakes. The provider starts and stops
 * the kit.
 */
export function renderWithKit(
  ui: ReactNode,
  { messages, wrapper, ...options }: RenderWithKitOptions = {},
): RenderWithKitReturnType {
  const kit = createTestKit({ started: false, ...options })
  const rendered = render(
    <KitProvider kit={kit} messages={messages}>
      {ui}
    </KitProvider>,
    wrapper && { wrapper },
  )
  return { ...rendered, kit }
}
