import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What Vite's own template has. Its pages are projects of their own: `--mode` names the one to build. */
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  build: { outDir: `dist/${mode}`, rolldownOptions: { input: `${mode}.html` } },
}))
