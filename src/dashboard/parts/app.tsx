/** The whole page over one store. The dashboard and the playground both mount it; they differ in their feed and title. */
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Feed } from '../model/feed.js';
import { Store } from '../model/store.js';
import { LinkBanner, Notices } from './banners.js';
import { engineer, StoreContext, startEngineer, startTheme } from './context.js';
import { FieldPanel } from './field-panel.js';
import { Help } from './help.js';
import { useKeys } from './keys.js';
import { PlotsPanel } from './plots-panel.js';
import { RobotStrip } from './robot-strip.js';
import { SidePanel } from './side-panel.js';
import { TeachPanel } from './teach-panel.js';
import { Timeline } from './timeline.js';
import { TopBar } from './top-bar.js';
import { WorldPanel } from './world-panel.js';

interface AppProps {
  readonly store: Store;
  readonly title: string;
}

function App({ store, title }: AppProps) {
  useKeys(store);
  useEffect(() => store.open(), [store]);
  const condition = store.condition.value;
  return (
    <StoreContext.Provider value={store}>
      <div class={`app ${condition}`}>
        <TopBar title={title} />
        <LinkBanner />
        <RobotStrip />
        <main class={engineer.value ? 'engineer' : ''}>
          <FieldPanel />
          <WorldPanel />
          {engineer.value && <SidePanel />}
          <PlotsPanel />
        </main>
        <TeachPanel />
        <Timeline />
        <Notices />
        <Help />
      </div>
    </StoreContext.Provider>
  );
}

/** Puts the page into the document. */
export function mountApp(feed: Feed, title: string): Store {
  startTheme();
  startEngineer();
  const store = new Store(feed);
  const root = document.getElementById('app');
  if (root === null) throw new Error('mountApp: no place for the page (expected an element with id app). Add it.');
  render(<App store={store} title={title} />, root);
  return store;
}
