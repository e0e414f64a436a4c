/**
 * Activations, as formulas for Programs and as functions of doubles for checks. relu(x) is x > 0 ? x : 0, so a NaN becomes
 * 0 on every device; gelu is the tanh form, 0.5 x (1 + tanh(√(2/π) (x + 0.044715 x³))).
 */
import type { Expr } from '../../kernel/index.js';
import { add, gt, mul, select, sigmoid, tanh } from '../../kernel/index.js';

/** The activation functions. */
export const activations = ['none', 'relu', 'sigmoid', 'tanh', 'gelu'] as const;
/** The name of an activation function. */
export type Activation = (typeof activations)[number];

const slope = Math.sqrt(2 / Math.PI);
const cubic = 0.044715;

export function activate(activation: Activation, x: Expr): Expr {
  switch (activation) {
    case 'none':
      return x;
    case 'relu':
      return select(gt(x, 0), x, 0);
    case 'sigmoid':
      return sigmoid(x);
    case 'tanh':
      return tanh(x);
    case 'gelu': {
      const bent = mul(slope, add(x, mul(cubic, mul(x, mul(x, x)))));
      return mul(mul(0.5, x), add(tanh(bent), 1));
    }
    default:
      return activation satisfies never;
  }
}

/** The same of one double. */
export function activationOf(activation: Activation, x: number): number {
  switch (activation) {
    case 'none':
      return x;
    case 'relu':
      return x > 0 ? x : 0;
    case 'sigmoid':
      return x >= 0 ? 1 / (1 + Math.exp(-x)) : Math.exp(x) / (1 + Math.exp(x));
    case 'tanh':
      return Math.tanh(x);
    case 'gelu':
      return 0.5 * x * (1 + Math.tanh(slope * (x + cubic * x ** 3)));
    default:
      return activation satisfies never;
  }
}
