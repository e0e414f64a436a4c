/**
 * Transfer entropy: which of two series drives the other, and is that more than chance? The two logistic maps are coupled
 * in one direction only. Run it with `node transfer-entropy.mjs`.
 */
import { transferEntropy } from 'fieldbrain';

const [coupling, samples] = [0.3, 1000];
const map = (value) => 4 * value * (1 - value);
const source = [0.31];
const target = [0.62];
for (let t = 1; t < samples; t += 1) {
  source.push(map(source[t - 1]));
  target.push(map((1 - coupling) * target[t - 1] + coupling * source[t - 1]));
}

const options = { device: 'cpu', permutations: 99 }; // 99 surrogates test the hypothesis of no transfer
const forward = await transferEntropy(source, target, options);
const backward = await transferEntropy(target, source, options);
console.log(`source to target: above 0.3 nats: ${forward.te > 0.3}, p = ${forward.pValue}`);
console.log(`target to source: above 0.3 nats: ${backward.te > 0.3}, significant: ${backward.pValue < 0.05}`);

// Prints:
//   source to target: above 0.3 nats: true, p = 0.01
//   target to source: above 0.3 nats: false, significant: false
