import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Amount } from '../Amount/Amount.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Image } from '../Image/Image.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { ListItem } from './ListItem.tsx'

const meta: Meta = { title: 'Parts/ListItem' }
export default meta
type Story = StoryObj

/** Returns a wallet's logo as a data URL, so that the story sends no request. */
function logo(colour: string) {
  const square = `<path fill="${colour}" d="M0 0h40v40H0z"/><circle cx="20" cy="20" r="9" fill="white"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${square}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const Rest: Story = {
  render: () => (
    <Stack>
      <ListItem
        image={<Image src={logo('#3b5bdb')} />}
        label="Sandbox Wallet"
        tag={<Tag tone="success">Installed</Tag>}
      />
      <ListItem image={<Image src={logo('#e8590c')} />} label="Ember" tag={<Tag>Recent</Tag>} />
      <ListItem chevron image={<Image />} label="All wallets" tag={<Tag>600+</Tag>} />
    </Stack>
  ),
}

export const WithDetail: Story = {
  render: () => (
    <Stack>
      <ListItem
        current
        detail="Connected"
        image={<Image shape="round" src={logo('#2b8a3e')} />}
        label="Ethereum"
      />
      <ListItem
        detail="Ethereum"
        image={<Avatar seed="0x52908400098527886E0F7030069857D2E4169EE7" />}
        label="Ether"
        tag={
          <Amount
            align="end"
            amount={1234567890123456789n}
            decimals={18}
            explained={false}
            fiat="$3,086.41"
            symbol="ETH"
          />
        }
      />
    </Stack>
  ),
}

export const Pending: Story = {
  render: () => <ListItem image={<Image />} label="Sandbox Wallet" pending />,
}

export const Disabled: Story = {
  render: () => (
    <Stack>
      <ListItem
        detail="Your wallet does not support this network"
        disabled
        image={<Image shape="round" src={logo('#7048e8')} />}
        label="Polygon"
      />
      <ListItem
        disabled
        disabledReason="Disconnect first to use another wallet."
        image={<Image src={logo('#e8590c')} />}
        label="Ember"
      />
    </Stack>
  ),
}

export const MissingImage: Story = {
  render: () => (
    <Stack>
      <ListItem image={<Image />} label="No image given" />
      <ListItem image={<Image src="data:image/png;base64,broken" />} label="Image that fails" />
    </Stack>
  ),
}

export const LongText: Story = {
  render: () => (
    <Stack>
      <ListItem
        chevron
        detail="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
        image={<Image />}
        label="Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung"
        tag={<Tag>Kürzlich verwendet</Tag>}
      />
      <ListItem
        chevron
        detail="يجب فتح التطبيق على هاتفك للموافقة على الطلب"
        image={<Image />}
        label="محفظة الاختبار الطويلة الاسم جدا جدا"
        lang="ar"
        tag={<Tag>مثبت</Tag>}
      />
    </Stack>
  ),
}

export const Focus: Story = {
  render: () => <ListItem image={<Image />} label="Sandbox Wallet" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const style = getComputedStyle(canvas.getByRole('button'))
    await expect([style.outlineStyle, style.outlineWidth, style.outlineOffset]).toEqual([
      'solid',
      '2px',
      '2px',
    ])
  },
}
