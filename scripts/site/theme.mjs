/**
 * The theme's files: VitePress's own without its web fonts, and the playground as a frame that loads when it is asked for,
 * so that the first page stays small.
 */
export const themeFiles = {
  'index.js': `import DefaultTheme from 'vitepress/theme-without-fonts';
import Playground from './playground.vue';
import './style.css';

export default { extends: DefaultTheme, enhanceApp: ({ app }) => app.component('Playground', Playground) };
`,
  'playground.vue': `<script setup>
import { withBase } from 'vitepress';
import { ref } from 'vue';

const isOpen = ref(false);
const address = withBase('/playground/playground.html');
</script>

<template>
  <iframe v-if="isOpen" class="playground" :src="address" title="Playground: a brain and a simulated car"></iframe>
  <button v-else type="button" class="playground-start" @click="isOpen = true">Start the playground</button>
</template>
`,
  'style.css': `:root {
  --vp-font-family-base: system-ui, sans-serif;
  --vp-font-family-mono: ui-monospace, monospace;
}
.playground {
  width: 100%;
  height: 640px;
  border: 1px solid var(--vp-c-divider);
  border-radius: 8px;
}
.playground-start {
  padding: 0.6rem 1.2rem;
  border-radius: 8px;
  background: var(--vp-c-brand-3);
  color: white;
  font-weight: 600;
}
.vp-doc table {
  max-width: 100%;
}
math {
  font-family: 'Cambria Math', 'STIX Two Math', 'Latin Modern Math', 'Noto Sans Math', math, serif;
  letter-spacing: normal;
}
math .tml-left {
  text-align: left;
}
math .tml-right {
  text-align: right;
}
.formula {
  margin: 16px 0;
  padding: 4px 0;
  overflow-x: auto;
}
`,
};
