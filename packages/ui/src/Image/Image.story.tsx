import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Image } from './Image.tsx'

const meta: Meta = { title: 'Parts/Image' }
export default meta
type Story = StoryObj

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="white" d="M0 0h1v1H0z"/></svg>'
const white = `data:image/svg+xml,${encodeURIComponent(svg)}`

export const WhiteOnPaper: Story = {
  render: () => (
    <Stack direction="row" gap={12}>
      <Image src={white} />
      <Image shape="tile" size={56} src={white} />
      <Image shape="round" src={white} />
    </Stack>
  ),
}

export const Missing: Story = {
  render: () => (
    <Stack direction="row" gap={12}>
      <Image alt="Wallet" />
      <Image alt="Network" shape="round" size={24} />
      <Image fallback="Ethereum" shape="round" size={20} />
      <Image fallback="polygon" shape="round" />
      <Image fallback="Sepolia" shape="tile" size={80} />
      <Image alt="Broken" shape="tile" size={56} src="data:image/png;base64,broken" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Broken' }).tagName).toBe('SPAN'))
  },
}
