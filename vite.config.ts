import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig, type Plugin } from 'vite'
import { bundleInlineScript } from './tools/bundle-inline-script.ts'

/**
 * `import source from './x.ts?inline-script'` gives the file as a string, bundled and minified to one classic
 * script. The document contains it inline, and the content security policy allows it by its hash.
 */
function inlineScript(): Plugin {
  const suffix = '?inline-script'
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer)
      return resolved ? `\0${resolved.id}${suffix}` : null
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(suffix)) return null
      const file = id.slice(1, -suffix.length)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(await bundleInlineScript(file))}`
    },
  }
}

/** What the help chat answers from, put together from the content when the site is built. */
function helpData(): Plugin {
  const content = () => import('./src/content/help/build-help-data.ts')
  const modules: Readonly<Record<string, () => Promise<unknown>>> = {
    'virtual:help-offers': async () => (await content()).buildHelpOffers(),
    'virtual:help-topics-en': async () => (await content()).buildHelpTopics('en'),
    'virtual:help-topics-es': async () => (await content()).buildHelpTopics('es'),
  }
  return {
    name: 'help-data',
    resolveId: (source) => (Object.hasOwn(modules, source) ? `\0${source}` : null),
    async load(id) {
      const build = modules[id.slice(1)]
      if (!id.startsWith('\0') || !build) return null
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await build()))})`
    },
  }
}

/** Sonner injects its styles, which the content security policy should not have to allow; we import them. */
function withoutInjectedStyles(): Plugin {
  return {
    name: 'without-injected-styles',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const bare = code.replace(/^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/m, '')
        if (bare === code) throw new Error('sonner no longer injects its styles with __insertCSS("…")')
        return bare
      },
    },
  }
}

const targets = {
  target: ['chrome111', 'safari16.4', 'firefox115'],
  cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
}

/** The staff desk: a build of its own, so that no byte of it gets into a page of the site. */
const deskBuild: BuildOptions = {
  ...targets,
  outDir: 'dist/desk',
  manifest: 'manifest.json',
  copyPublicDir: false,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: 'src/desk/entry-desk.tsx',
    output: {
      // The libraries change less often than the desk, and each file stays small enough for the server's memory.
      codeSplitting: {
        groups: [
          { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
          { name: 'libraries', test: /node_modules\// },
        ],
      },
      entryFileNames: 'assets/desk/[name]-[hash].js',
      chunkFileNames: 'assets/desk/[name]-[hash].js',
      // The fonts are the site's own files, under the same names.
      assetFileNames: ({ names }) =>
        names.some((name) => name.endsWith('.woff2'))
          ? 'assets/[name]-[hash][extname]'
          : 'assets/desk/[name]-[hash][extname]',
    },
  },
}

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  plugins: [react(), inlineScript(), helpData(), withoutInjectedStyles()],
  appType: 'custom',
  // Vite exposes every VITE_* variable by default, but no setting reaches the site through its bundle.
  envPrefix: 'PUBLIC_NEVER_',
  // The renderer is one self-contained file, with React's production build in it.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: {
    modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : '[local]_[hash:base64:4]' },
  },
  build:
    mode === 'desk'
      ? deskBuild
      : isSsrBuild
        ? {
            ssr: 'src/site/prerender.tsx',
            // The same as in the browser's build: both must produce the same file names.
            assetsInlineLimit: 0,
            outDir: 'dist/prerender',
            target: 'node26',
            copyPublicDir: false,
          }
        : {
            outDir: 'dist/site',
            manifest: 'manifest.json',
            ...targets,
            assetsInlineLimit: 0,
            // Style sheets only: otherwise every page's first load would list the scripts of every lazy part.
            modulePreload: {
              polyfill: false,
              resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith('.css')),
            },
            rolldownOptions: {
              input: 'src/site/entry-browser.tsx',
              output: {
                assetFileNames: 'assets/[name]-[hash][extname]',
                // Modules that more than a dozen parts of the site import share one file: many small files compress worse.
                codeSplitting: {
                  groups: [
                    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                    { name: 'shared', minShareCount: 13 },
                  ],
                },
              },
            },
          },
}))
