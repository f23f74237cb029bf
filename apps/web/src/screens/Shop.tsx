import { ShopScreen } from '../shop/ShopScreen.tsx'

/** Items of the marketplace for points, while it is open. */
export default function Shop() {
  return <ShopScreen />
}
