/** The dashboard: the page over the server that served it. */
import 'uplot/dist/uPlot.min.css';
import './style.css';
import { LiveFeed, liveAddress } from './model/live-feed.js';
import { mountApp } from './parts/app.js';

mountApp(new LiveFeed(liveAddress(new URL(location.href))), 'dashboard');
