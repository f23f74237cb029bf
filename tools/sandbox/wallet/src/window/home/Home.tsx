export function Home() {
  return <main className="home" />
}
