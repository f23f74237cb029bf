import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { AlertBar } from './AlertBar.tsx'

const meta: Meta = { title: 'Parts/AlertBar' }
export default meta
type Story = StoryObj

export const Variants: Story = {
  render: () => (
    <Stack gap={12}>
      <AlertBar
        closeLabel="Close"
        detail="Check the project id in the configuration."
        message="Invalid Project ID"
        onClose={() => {}}
      />
      <AlertBar message="Rate Limited" variant="warning" />
      <AlertBar message="Back online" variant="success" />
      <AlertBar message="This is a test network" variant="info" />
    </Stack>
  ),
}

export const LongText: Story = {
  render: () => (
    <AlertBar
      closeLabel="Schließen"
      detail="Die Herkunftsadresse dieser Anwendung steht nicht in der Freigabeliste des Projekts."
      message="Ungültige Anwendungskonfiguration"
      onClose={() => {}}
    />
  ),
}
