import { closeModal, openModal } from '@latchkey/kit'
import { connectEmail, submitEmailCode } from '@latchkey/kit/auth'
import {
  type FakeLoginFrameOptions,
  refuseAsFrame,
  settle,
  startFrame,
  type TestKit,
} from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { act, screen } from '@testing-library/react'
import { type RenderWithKitOptions, renderWithKit } from './renderWithKit.tsx'

/** Renders a kit with fakes, and opens its modal with these pages as history. */
export async function openOn(
  pages: readonly [Page, ...Page[]],
  options: RenderWithKitOptions,
): Promise<TestKit> {
  const { kit } = renderWithKit(null, options)
  showPages(kit, pages)
  await act(settle)
  await screen.findByTestId('w3m-modal-card')
  return kit
}

/** Starts the secure frame, which then answers the pending requests. */
export async function letFrameAnswer(kit: TestKit): Promise<void> {
  await act(() => startFrame(kit))
}

/** Logs in by email through the kit's fake frame, then closes the modal. */
export async function logIn(kit: TestKit, email: string): Promise<void> {
  const asking = connectEmail(kit, { email })
  await letFrameAnswer(kit)
  await asking
  await act(() => submitEmailCode(kit, { code: '123456' }))
  act(() => closeModal(kit))
}

/** Opens the modal with these pages as history. The last one is shown. */
export function showPages(kit: TestKit, [first, ...rest]: readonly [Page, ...Page[]]): void {
  act(() => openModal(kit, first))
  for (const page of rest) act(() => kit.modal.send({ type: 'push', page }))
}

/** Returns the names of the views in the history. The last one is shown. */
export function getViews(kit: TestKit): readonly string[] {
  return kit.modal.getState().stack.map(({ view }) => view)
}

type Handlers = NonNullable<FakeLoginFrameOptions['handlers']>

/** Returns options of a fake frame that answers one kind of request with the given function. */
export function answering(
  name: keyof Handlers,
  answer: () => Promise<unknown>,
): FakeLoginFrameOptions {
  return { handlers: { [name]: answer } }
}

/** Returns options of a fake frame that rejects one kind of request with this message. */
export function refusing(name: keyof Handlers, message: string): FakeLoginFrameOptions {
  return answering(name, async () => refuseAsFrame(message))
}

/** Returns options of a fake frame that never answers one kind of request. */
export function hanging(name: keyof Handlers): FakeLoginFrameOptions {
  return answering(name, () => new Promise(() => {}))
}
