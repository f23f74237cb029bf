import { ShopScreen } from '../shop/ShopScreen.tsx'

/** The shop screen, which sells marketplace items for points. */
export default function Shop() {
  return <ShopScreen />
}
