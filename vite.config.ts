import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { themeSheet } from './src/app/theme/plugin.ts'

// Messages are compiled when the app is generated: a browser never needs their parser. Tests of the build do.
const noParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

export default defineConfig(({ mode }) => ({
  plugins: [react(), themeSheet()],
  publicDir: 'src/app/public',
  resolve: { alias: mode === 'test' ? [] : [noParser] },
  build: {
    target: 'es2022',
    // Where Vite would put small pictures into the script as data, they could not be cached by themselves.
    assetsInlineLimit: 0,
    // The policy allows no script inside the page, and every browser that runs us preloads modules itself.
    modulePreload: { polyfill: false },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
  },
}))
