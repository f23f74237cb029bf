export default function SIWXSignMessage() {
  return null
}
