import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// What Vite's own template has, and two pages.
export default defineConfig({
  plugins: [react()],
  build: { rolldownOptions: { input: ['index.html', 'ecosystems.html'] } },
})
