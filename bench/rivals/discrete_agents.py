"""Discrete active inference as rivals compute it: agents of one model and their world, for NumPy and JAX alike.

`xp` is the array library. Formulas are of one agent and take leading axes too, so that JAX maps them over agents and NumPy is
given all agents at once. `t` holds the tables of the model, the same that ours is loaded with; src/inference/discrete says
what each is. The harness compares beliefs, expected free energies and probabilities of policies with ours."""

LEAST = 1e-16


def expect(xp, table, belief, form):
    """Sum over the last axis of both: [..., states] against [..., states] of a table."""
    flat = table.reshape(-1, table.shape[-1])
    if form == "products":
        found = belief @ flat.T
    else:
        found = (flat * belief[..., None, :]).sum(-1)
    return found.reshape(belief.shape[:-1] + table.shape[:-1])


def softmax(xp, score):
    weight = xp.exp(score - score.max(-1, keepdims=True))
    return weight / weight.sum(-1, keepdims=True)


def infer(xp, t, belief, action, observed, begins):
    """The belief after an action and its outcomes; exact, over joint states."""
    predicted = (t["transition"][action] * belief[..., None, :]).sum(-1)
    prior = xp.where(begins[..., None], t["initial"], predicted)
    logs = sum(t[f"logLikelihood{g}"][observed[..., g]] for g in range(3))
    peak = xp.where(prior > 0, logs, -1e30).max(-1, keepdims=True)
    weight = xp.where(prior > 0, prior * xp.exp(logs - peak), 0.0)
    return weight / weight.sum(-1, keepdims=True)


def judge(xp, t, belief, form):
    """What each action is worth, as pragmatic and epistemic value, and how probable outcomes then are."""
    outcomes = expect(xp, t["outcomesAhead"], belief, form)
    entropy = -(outcomes * xp.log(xp.maximum(outcomes, LEAST))).sum(-1)
    pragmatic = expect(xp, t["preferenceAhead"], belief, form)
    return (pragmatic, entropy - expect(xp, t["ambiguityAhead"], belief, form)), outcomes


def joined(parts, apart):
    """Parts by themselves where they are compared, else their sum, which is all that choosing needs."""
    return parts if apart else (parts[0] + parts[1],)


def weigh_policies(xp, t, belief, gamma, form, apart):
    """All policies of two steps: their parts of -G, their posterior, and the marginal over first actions."""
    first, _ = judge(xp, t, belief, form)
    second, _ = judge(xp, t, expect(xp, t["transition"], belief, form), form)
    flat = lambda values: values.reshape(values.shape[:-2] + (-1,))
    parts = [flat(one[..., :, None] + two) for one, two in zip(joined(first, apart), joined(second, apart))]
    posterior = softmax(xp, gamma * sum(parts) + t["logPrior"])
    marginal = posterior.reshape(posterior.shape[:-1] + (t["transition"].shape[0], -1)).sum(-1)
    return parts, posterior, marginal


def search_tree(xp, t, belief, gamma, form, apart):
    """Sophisticated inference over the branches that are possible at all, which ours found from the same model."""
    actions, combinations = t["outcomesAhead"].shape[:2]
    held, steps, chances = belief[..., None, :], [], [None]
    for d in range(t["depth"]):
        if d > 0:
            parent, action, outcome = (t[f"{name}{d}"] for name in ("parent", "action", "outcome"))
            chance = outcomes.reshape(outcomes.shape[:-3] + (-1,))[
                ..., (parent * actions + action) * combinations + outcome
            ]
            predicted = expect(xp, t["transition"], held, form)
            flat = predicted.reshape(predicted.shape[:-3] + (-1, predicted.shape[-1]))
            weight = t["likelihood"][outcome] * flat[..., parent * actions + action, :]
            held = xp.where(chance[..., None] > 0, weight / xp.maximum(chance[..., None], 1e-30), 0.0)
            chances.append(chance)
        parts, outcomes = judge(xp, t, held, form)
        steps.append(joined(parts, apart))
    values = steps[-1]
    for d in range(t["depth"] - 1, 0, -1):
        share = softmax(xp, gamma * sum(values))
        child, exists = t[f"child{d - 1}"], t[f"exists{d - 1}"]
        chance = xp.where(exists, chances[d][..., child], 0.0)
        total = xp.maximum(chance.sum(-1), 1e-30)
        follow = [(chance * (share * value).sum(-1)[..., child]).sum(-1) / total for value in values]
        values = tuple(step + rest for step, rest in zip(steps[d - 1], follow))
    parts = [value[..., 0, :] for value in values]
    posterior = softmax(xp, gamma * sum(parts) + t["logPrior"])
    return parts, posterior, posterior


def plan(xp, t, belief, gamma, form, apart=False):
    return (search_tree if t["isTree"] else weigh_policies)(xp, t, belief, gamma, form, apart)


def look(running, draw):
    """The first row of running sums that lies above the draw."""
    return (draw[..., None] >= running[..., :-1]).sum(-1)


def loop_step(xp, t, state, draws, gamma, form):
    """One step of agents and world. State: belief, action, world (place, context, three outcomes, length), tallies."""
    belief, action, place, context, seen, length, returns, firsts, begun = state
    begins = length == 0
    belief = infer(xp, t, belief, action, seen, begins)
    _, _, marginal = plan(xp, t, belief, gamma, form)
    action = (draws[..., 0, None] >= xp.cumsum(marginal, -1)[..., :-1]).sum(-1)
    # An episode that has ended begins anew with this move; any other goes on by the action.
    restarts = length >= t["limit"]
    moved = look(t["next0"][place * t["transition"].shape[0] + action], draws[..., 1])
    kept = look(t["next1"][context], draws[..., 2])
    place = xp.where(restarts, look(t["initial0"][0], draws[..., 1]), moved)
    context = xp.where(restarts, look(t["initial1"][0], draws[..., 2]), kept)
    seen = xp.stack([look(t[f"outcomes{g}"][place * 2 + context], draws[..., 3 + g]) for g in range(3)], -1)
    reward = sum(t[f"reward{g}"][seen[..., g]] for g in range(3))
    isFirst = begins & ~restarts
    return (
        belief,
        action,
        place,
        context,
        seen,
        xp.where(restarts, 0, length + 1),
        returns + xp.where(restarts, 0.0, reward),
        firsts + xp.where(isFirst & (action == 3), 1, 0),
        begun + xp.where(isFirst, 1, 0),
    )


DRAWS = 6


def first_state(xp, task, integers):
    """Every world is about to begin an episode."""
    agents = task["agents"]
    whole = lambda *shape: xp.zeros((agents,) + shape, integers)
    belief = xp.full((agents, task["states"]), 1.0 / task["states"], xp.float32)
    real = xp.zeros((agents,), xp.float32)
    return (belief, whole(), whole(), whole(), whole(3), whole() + task["limit"], real, whole(), whole())


def tables_of(numpy, task, arrays):
    """The tables, with the children of each belief and action in the tree as padded lists."""
    t = {name: array for name, array in arrays.items() if not name.startswith(("expected", "observed", "begin", "taken"))}
    for name in ("initial", "transition", "likelihood", "outcomesAhead", "ambiguityAhead", "logPrior"):
        t[name] = t[name][0]
    t["preferenceAhead"] = t["preferenceAhead"][0, 0]
    for g in range(3):
        t[f"logLikelihood{g}"] = t[f"logLikelihood{g}"][0]
    for d in range(task["depth"] - 1 if task["isTree"] else 0):
        first, children = t.pop(f"first{d}"), t.pop(f"children{d}")
        at = numpy.arange(int(children.max()))
        t[f"exists{d}"] = at < children[..., None]
        t[f"child{d}"] = numpy.where(t[f"exists{d}"], first[..., None] + at, 0).astype(numpy.int32)
    t.update(isTree=bool(task["isTree"]), depth=task["depth"], limit=task["limit"])
    return t


def replay(xp, t, arrays, gamma, form):
    """Beliefs, parts of -G and posteriors of the sample, from its outcomes and the actions that ours took."""
    steps, agents = arrays["begin"].shape
    belief = xp.zeros((agents, arrays["expectedBelief"].shape[-1]), xp.float32)
    found = {"expectedBelief": [], "expectedPragmatic": [], "expectedEpistemic": [], "expectedPolicies": []}
    for step in range(steps):
        action = arrays["taken"][max(0, step - 1)]
        belief = infer(xp, t, belief, action, arrays["observed"][step], arrays["begin"][step] != 0)
        parts, posterior, _ = plan(xp, t, belief, gamma, form, apart=True)
        for name, value in zip(found, (belief, *parts, posterior)):
            found[name].append(value)
    return {name: xp.stack(values) for name, values in found.items()}


def agreement(numpy, harness_difference, task, arrays, found):
    """The worst of all that is compared."""
    each = [
        harness_difference(numpy, arrays[name], numpy.asarray(value), task["tolerance"]) for name, value in found.items()
    ]
    return next((one for one in each if not one["agrees"]), max(each, key=lambda one: one["largest"]))


def told(numpy, state):
    """What came of the loop, for the reader."""
    begun = max(1, int(numpy.asarray(state[8]).sum()))
    share, mean = int(numpy.asarray(state[7]).sum()) / begun, float(numpy.asarray(state[6]).sum()) / begun
    return f"{share:.3f} of its episodes began at the cue, mean return {mean:.3f}"
