import type { Meta, StoryObj } from '@storybook/react-vite'
import { Image } from '../Image/Image.tsx'
import { QrCode } from './QrCode.tsx'

const meta: Meta = { title: 'Parts/QrCode' }
export default meta
type Story = StoryObj

const uri = `wc:${'7f'.repeat(32)}@2?expiryTimestamp=1900000000&relay-protocol=irn&symKey=${'3c'.repeat(32)}`

export const Rest: Story = {
  render: () => <QrCode alt="Code to scan with your wallet" value={uri} />,
}

export const WithLogo: Story = {
  render: () => (
    <QrCode
      alt="Code to scan with your wallet"
      logo={<Image fallback="Lantern" shape="tile" size={56} />}
      value={uri}
    />
  ),
}
