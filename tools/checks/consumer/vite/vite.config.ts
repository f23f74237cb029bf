import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Vite's template settings for the pages of the benchmark. `--mode` names the page to build, and
 * each page is built alone.
 */
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  build: { outDir: `dist/${mode}`, rolldownOptions: { input: `${mode}.html` } },
}))
