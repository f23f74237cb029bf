import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Actions } from '../Actions/Actions.tsx'
import { Address } from '../Address/Address.tsx'
import { AlertBar } from '../AlertBar/AlertBar.tsx'
import { Amount } from '../Amount/Amount.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { Header } from '../Header/Header.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { BackIcon, CloseIcon, DisconnectIcon, HelpIcon, WalletIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Image } from '../Image/Image.tsx'
import { Input } from '../Input/Input.tsx'
import { ListItem } from '../ListItem/ListItem.tsx'
import { Separator } from '../Separator/Separator.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { Text } from '../Text/Text.tsx'
import { Toast } from '../Toast/Toast.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { DialogHost } from './DialogHost.tsx'

type ExampleProps = Partial<DialogProps> & { readonly title: string; readonly start?: ReactNode }

const meta: Meta<ExampleProps> = {
  title: 'Parts/Dialog',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { globals, parameters }) =>
      parameters['ownHost'] ? (
        <Story />
      ) : (
        <DialogHost theme={globals['theme']}>
          <Story />
        </DialogHost>
      ),
  ],
  render: (args) => <Example {...args} />,
}
export default meta
const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

type Story = StoryObj<ExampleProps>

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const labels = { copy: 'Copy address', copied: 'Address copied', failed: 'Could not copy' }

function iconButton(label: string, icon: typeof CloseIcon) {
  return (
    <IconButton aria-label={label}>
      <Icon directional={icon === BackIcon} icon={icon} />
    </IconButton>
  )
}

function Example({ title, start, ...rest }: ExampleProps) {
  return (
    <Dialog
      header={
        <Header
          end={iconButton('Close', CloseIcon)}
          start={start}
          title={title}
          titleProps={{ id: 'title' }}
        />
      }
      labelledBy="title"
      onRequestClose={() => {}}
      {...rest}
    />
  )
}

function logo(colour: string) {
  const drawing = `<path fill="${colour}" d="M0 0h40v40H0z"/><path fill="#fff" d="M12 20l8-9 8 9-8 9z"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${drawing}</svg>`
  return <Image src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />
}

const wallets = (
  <Stack>
    <ListItem
      image={logo('#364fc7')}
      label="Sandbox Wallet"
      tag={<Tag tone="success">Installed</Tag>}
    />
    <ListItem image={logo('#d9480f')} label="Ember" tag={<Tag tone="success">Installed</Tag>} />
    <ListItem image={logo('#5f3dc4')} label="Lantern" tag={<Tag>Recent</Tag>} />
    <ListItem
      chevron
      image={<Image fallback={<Icon icon={WalletIcon} />} />}
      label="All wallets"
      tag={<Tag>12</Tag>}
    />
  </Stack>
)

export const ChooseWallet: Story = {
  args: { title: 'Connect', start: iconButton('Help', HelpIcon), children: wallets },
}

export const WithEmail: Story = {
  args: {
    title: 'Connect',
    start: iconButton('Help', HelpIcon),
    children: (
      <Stack gap={20}>
        <Input label="Email" labelHidden placeholder="Email" type="email" />
        <Separator>or</Separator>
        {wallets}
      </Stack>
    ),
    footer: (
      <Text align="center" size="caption" tone="muted">
        By connecting you agree to the terms of service and the privacy policy.
      </Text>
    ),
  },
}

export const Waiting: Story = {
  args: {
    title: 'Sandbox Wallet',
    start: iconButton('Back', BackIcon),
    children: (
      <Stack gap={20}>
        <Stack align="center" gap={4} style={{ paddingBlock: 24 }}>
          <Image shape="tile" size={80} style={{ marginBlockEnd: 16 }} />
          <Text size="title">Approve in Sandbox Wallet</Text>
          <Text align="center" size="small" tone="muted">
            Open the wallet and accept the request to connect.
          </Text>
        </Stack>
        <Actions>
          <Button pending progress={0.3} size="large" wide>
            Waiting for approval
          </Button>
        </Actions>
      </Stack>
    ),
  },
}

export const Account: Story = {
  args: {
    title: '',
    labelledBy: undefined,
    label: 'Account',
    children: (
      <Stack gap={20}>
        <Stack align="center" gap={4}>
          <Avatar seed={address} size={80} />
          <Address labels={labels} value={address} />
          <Text size="display" tabular>
            <Amount amount={1234567890123456789n} decimals={18} symbol="ETH" />
          </Text>
        </Stack>
        <Stack>
          <ListItem chevron detail="Ethereum" image={<Image shape="round" />} label="Network" />
          <ListItem
            image={<Image fallback={<Icon icon={DisconnectIcon} />} />}
            label="Disconnect"
          />
        </Stack>
      </Stack>
    ),
  },
}

export const Loading: Story = {
  args: {
    title: 'All wallets',
    children: (
      <Stack aria-busy="true">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} shape="row" />
        ))}
      </Stack>
    ),
  },
}

export const Scrolling: Story = {
  args: {
    title: 'Choose network',
    start: iconButton('Back', BackIcon),
    children: (
      <Stack>
        {rows(16).map((row) => (
          <ListItem
            current={row === 3}
            image={<Image shape="round" />}
            key={row}
            label={`Network ${row}`}
          />
        ))}
        <Actions>
          <Button size="large" variant="primary" wide>
            Switch network
          </Button>
        </Actions>
      </Stack>
    ),
  },
}

export const WithToast: Story = {
  args: { ...ChooseWallet.args, notice: <Toast message="Connection rejected" variant="error" /> },
}

export const WithAlert: Story = {
  args: {
    ...ChooseWallet.args,
    alert: <AlertBar closeLabel="Close alert" message="Invalid Project ID" onClose={() => {}} />,
  },
}

export const Shaking: Story = { args: { ...ChooseWallet.args, shaking: true } }

export const FullScreenOnPhones: Story = { args: { ...ChooseWallet.args, fullScreen: true } }

export const LongText: Story = {
  args: {
    title: 'Netzwerkverbindung wird nicht unterstützt',
    start: iconButton('Zurück', BackIcon),
    children: (
      <Stack gap={20}>
        <Text>
          Diese Anwendung unterstützt das derzeit ausgewählte Netzwerk Ihrer Brieftasche nicht.
          Wechseln Sie das Netzwerk oder trennen Sie die Verbindung.
        </Text>
        <Text lang="ar">لا يدعم هذا التطبيق الشبكة المحددة حاليا في محفظتك</Text>
        <ListItem image={<Image />} label="Grundstücksverkehrsgenehmigungszuständigkeitsnetzwerk" />
        <Actions>
          <Button size="large" variant="danger" wide>
            Brieftaschenverbindung endgültig trennen
          </Button>
        </Actions>
      </Stack>
    ),
  },
}

function Growing() {
  const [count, setCount] = useState(1)
  return (
    <Example title="Growing">
      <Stack gap={8}>
        {rows(count).map((row) => (
          <ListItem key={row} label={`Row ${row}`} />
        ))}
        <Button onClick={() => setCount(count + 3)}>More</Button>
      </Stack>
    </Example>
  )
}

export const HeightFollowsContent: Story = {
  render: () => <Growing />,
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'))
    const body = dialog.getByText('Row 1').closest('dialog')?.querySelector('[class*="body"]')
    const before = body?.clientHeight ?? 0
    dialog.getByRole('button', { name: 'More' }).click()
    await waitFor(() => expect(body?.clientHeight).toBeGreaterThan(before + 150))
  },
}

function WithFrame() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <iframe id="w3m-iframe" srcDoc="<p>Secure frame</p>" title="Secure frame" />
      <DialogHost theme="light">
        {open && (
          <Example onRequestClose={() => setOpen(false)} title="Connect">
            <Button wide>Only choice</Button>
          </Example>
        )}
      </DialogHost>
    </>
  )
}

/** K-MODAL-11: Tab cycles through the dialog and the frame beside it; Escape returns the focus. */
export const FocusLoopsOverDialogAndFrame: Story = {
  parameters: { ownHost: true },
  render: () => <WithFrame />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Connect' }))
    const stops = [
      dialog.getByRole('button', { name: 'Close' }),
      dialog.getByRole('button', { name: 'Only choice' }),
      document.querySelector('#w3m-iframe'),
    ]
    await expect(opener.closest('[inert]')).not.toBeNull()
    for (const stop of [...stops, stops[0]]) {
      await userEvent.tab()
      await expect(document.activeElement).toBe(stop)
    }
    stops[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await waitFor(() => expect(document.activeElement).toBe(opener))
    await expect(opener.closest('[inert]')).toBeNull()
  },
}
