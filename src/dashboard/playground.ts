/** The playground: the page over a brain and a simulator that run in a worker of this very page. */
import 'uplot/dist/uPlot.min.css';
import './style.css';
