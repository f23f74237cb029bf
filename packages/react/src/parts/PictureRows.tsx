import { Stack, Text } from '@latchkey/ui'
import { useGuideText } from '../messages/guides.ts'
import { GuidePicture, type GuidePictureName } from './GuidePicture.tsx'
import styles from './PictureRows.module.css'

/**
 * Rows with an illustration, a title and a sentence. They explain wallets or networks to new users.
 */
export function PictureRows({ names }: { readonly names: readonly GuidePictureName[] }) {
  const text = useGuideText()
  return (
    <ul className={styles['list']}>
      {names.map((name) => (
        <li className={styles['row']} key={name}>
          <GuidePicture name={name} />
          <Stack gap={4}>
            <Text as="h3" weight={500}>
              {text(`guide.${name}Title`)}
            </Text>
            <Text size="small" tone="muted">
              {text(`guide.${name}Text`)}
            </Text>
          </Stack>
        </li>
      ))}
    </ul>
  )
}
