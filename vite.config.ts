import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { inlineTokens } from './src/web/app/theme/inline-tokens.ts'
import { themeSheet } from './src/web/app/theme/plugin.ts'
import { longTexts } from './src/web/features/content/markdown-plugin.ts'
import { importAgain } from './src/tools/build/retry-imports.ts'
import { proxyRules } from './src/tools/build/api-server.ts'
import { classNames } from './src/tools/build/class-names.ts'
import { licenseTexts } from './src/tools/build/license-texts.ts'
import { slimBundle } from './src/tools/build/slim-bundle.ts'
import { messagesOnDemand } from './src/tools/build/messages/plugin.ts'
import { contractJudge } from './src/contract-checks/browser/vite-plugin.ts'
import { galleryEntry } from './src/web/gallery/entry-plugin.ts'
import { sandboxPlugin } from './src/sandbox/hosts/node/vite-plugin.ts'

// Messages are compiled when the app is generated: a browser never needs their parser. Tests of the build do.
const noParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

// rjsf's parser for marked-up descriptions, of which we have none.
const noMarkdown = {
  find: /^markdown-to-jsx(\/react)?$/,
  replacement: fileURLToPath(new URL('./src/web/forms/no-markdown.ts', import.meta.url)),
}

// The package leads everybody to its development build, whose warnings nobody reads in a browser.
const quietRouter = ['', '/dom'].map((part) => ({
  find: new RegExp(`^react-router${part}$`),
  replacement: fileURLToPath(
    new URL(
      `./node_modules/react-router/dist/production/${part === '' ? 'index' : 'dom-export'}.mjs`,
      import.meta.url,
    ),
  ),
}))

/** Chunks whose files keep their names: tests hold them back, and readers of a log of the network look for them. */
const NAMED = /^(?:packages|palette)$|-(?:dialog|loader|menu|picture|screen|widget|worker)$/

/** Matches modules that the start page and nearly every screen load: in files of their own they are longer and come later. */
const START_PAGE =
  /[\\/]src[\\/](?:core[\\/](?:money[\\/](?:format|symbols|percent|percent-text)|time[\\/]format)|web[\\/]ui[\\/]primitives[\\/](?:card|coin-disc))\./

/** An icon that at least so many parts of the app load stands in the one file of shared icons. */
const ICON_USERS = 10

const licenses = licenseTexts()

const proxy = proxyRules(process.env['API_SERVER'])

export default defineConfig(({ mode, command }) => ({
  plugins: [
    react(),
    themeSheet(),
    inlineTokens(),
    longTexts(),
    messagesOnDemand(),
    ...(mode === 'test' ? [] : [slimBundle()]),
    importAgain(),
    // Mocks and gallery are for developers; what they are built of is not handed on.
    mode === 'production' && licenses.page,
    galleryEntry(mode),
    // In gallery mode there is no server whose answers could be judged.
    ...(mode === 'gallery' ? [] : [contractJudge()]),
    // With mocks there is no server at all; only then is the worker that answers in its place handed out.
    mode === 'mocks' ? msw({ mode: 'worker-only' }) : proxy === undefined && sandboxPlugin(),
  ],
  publicDir: 'src/web/app/public',
  worker: { plugins: () => (mode === 'production' ? [licenses.worker] : []) },
  ...(proxy !== undefined && { server: { proxy } }),
  resolve: {
    alias: [noMarkdown, ...(mode === 'test' ? [] : [noParser]), ...(command === 'build' ? quietRouter : [])],
  },
  ...(mode === 'production' && { css: { modules: { generateScopedName: classNames(import.meta.dirname) } } }),
  build: {
    target: 'es2022',
    // Where Vite would put small pictures into the script as data, they could not be cached by themselves.
    assetsInlineLimit: 0,
    // The policy allows no script inside the page, and every browser that runs us preloads modules itself.
    modulePreload: {
      polyfill: false,
      // No part has to wait for what the page itself has loaded.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/\/(?:index|packages)-/.test(file)),
    },
    rolldownOptions: {
      // Addresses and the like are written where they are used: names that files pass to each other cost more.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // The start names every file that may ever be asked for, and chance does not compress. Seven small letters and
        // digits (fewer letters the bundler refuses for so many files) are 36 bits: that a changed file gets the name of
        // another of its releases that a cache still holds has one chance in 78 thousand million.
        hashCharacters: 'base36',
        // Names are left out for the same reason, but of screens and of parts that are looked for by theirs.
        chunkFileNames: ({ name }) => `assets/${NAMED.test(name) ? '[name]' : 'part'}-[hash:7].js`,
        assetFileNames: ({ names }) =>
          `assets/${names.some((name) => name.endsWith('.css')) ? 'sheet' : '[name]'}-[hash:7][extname]`,
        codeSplitting: {
          // What every visitor needs comes in two files instead of forty: packages, which change seldom, and ours.
          groups: [
            { name: 'packages', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'start', tags: ['$initial'] },
            { name: 'start', test: START_PAGE },
            // A tenth of a screen's files had nothing but icons.
            { name: 'icons', test: /[\\/]headless-svg[\\/]/, minShareCount: ICON_USERS },
          ],
        },
      },
    },
  },
  test: {
    // One core fewer is the default, which on a machine of two is half.
    maxWorkers: '100%',
    // Bounds a hang, not a slow machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // Each file has modules of its own: stores of a browser are filled by one test and read by the next. Packages are
        // loaded once for all, which takes a third of the time.
        test: {
          name: 'web',
          // Also where no page is needed: a file of another environment ends the worker.
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['tests/support/fresh-page.ts'],
          include: ['{src/web,forms}/**/*.test.{ts,tsx}', 'tests/**/*.test.tsx'],
          // Two thousand files otherwise, which Node would read again for each file of tests.
          deps: { optimizer: { client: { enabled: true, include: ['@fluentui/react-components'] } } },
        },
      },
      {
        extends: true,
        // Modules without state of their own are loaded once for all files: that halves the time.
        test: {
          name: 'programs',
          isolate: false,
          include: ['src/{core,sandbox,contract-checks,tools}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
        },
      },
    ],
  },
}))
