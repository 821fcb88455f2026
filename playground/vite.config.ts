import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The page imports the library by its public names and gets the sources, so an edit there shows at once. */
export default defineConfig({
  root: at('.'),
  base: './',
  cacheDir: at('../node_modules/.vite/playground'),
  resolve: {
    alias: [
      { find: /^riposte\/3d\/explain$/, replacement: at('../src/3d/explain/index.ts') },
      { find: /^riposte\/3d$/, replacement: at('../src/3d/index.ts') },
      { find: /^riposte\/gizmos$/, replacement: at('../src/gizmos/index.ts') },
    ],
  },
  server: { fs: { allow: [at('..')] } },
  build: { target: 'es2022', emptyOutDir: true },
});
