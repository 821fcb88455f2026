// @ts-check
/** Spheres against triangles. */

/** @typedef {import('./shapes.mjs').Sphere<import('./shapes.mjs').Vec3>} Sphere */
/** @typedef {import('./shapes.mjs').Triangle} Triangle */

/** The triangle's point nearest to the centre, by the corner, edge or face that it lies on. Ericson, RTCD 5.1.5. */
function nearest(/** @type {Sphere} */ { center: p, radius }, /** @type {Triangle} */ { a, b, c }) {
  const abX = b.x - a.x;
  const abY = b.y - a.y;
  const abZ = b.z - a.z;
  const acX = c.x - a.x;
  const acY = c.y - a.y;
  const acZ = c.z - a.z;
  const apX = p.x - a.x;
  const apY = p.y - a.y;
  const apZ = p.z - a.z;
  const reach = radius * radius;
  const d1 = abX * apX + abY * apY + abZ * apZ;
  const d2 = acX * apX + acY * apY + acZ * apZ;
  const toA = apX * apX + apY * apY + apZ * apZ;
  if (d1 < 0 && d2 < 0) return toA <= reach;
  const bpX = p.x - b.x;
  const bpY = p.y - b.y;
  const bpZ = p.z - b.z;
  const d3 = abX * bpX + abY * bpY + abZ * bpZ;
  const d4 = acX * bpX + acY * bpY + acZ * bpZ;
  const toB = bpX * bpX + bpY * bpY + bpZ * bpZ;
  if (d3 > 0 && d4 < d3) return toB <= reach;
  const vc = d1 * d4 - d3 * d2;
  if (vc < 0 && d1 > 0 && d3 < 0) return toA - (d1 * d1) / (d1 - d3) <= reach;
  const cpX = p.x - c.x;
  const cpY = p.y - c.y;
  const cpZ = p.z - c.z;
  const d5 = abX * cpX + abY * cpY + abZ * cpZ;
  const d6 = acX * cpX + acY * cpY + acZ * cpZ;
  if (d6 > 0 && d5 < d6) return cpX * cpX + cpY * cpY + cpZ * cpZ <= reach;
  const vb = d5 * d2 - d1 * d6;
  if (vb < 0 && d2 > 0 && d6 < 0) return toA - (d2 * d2) / (d2 - d6) <= reach;
  const va = d3 * d6 - d5 * d4;
  const alongB = d4 - d3;
  const alongC = d5 - d6;
  if (va < 0 && alongB > 0 && alongC > 0) return toB - (alongB * alongB) / (alongB + alongC) <= reach;
  const share = 1 / (va + vb + vc);
  const v = vb * share;
  const w = vc * share;
  const x = apX - v * abX - w * acX;
  const y = apY - v * abY - w * acY;
  const z = apZ - v * abZ - w * acZ;
  return x * x + y * y + z * z <= reach;
}

/**
 * Seven axes, of the face, of each corner and of each edge, without a branch between them. Ericson, Triangle–sphere
 * intersection test, 2010, where a corner inside is not looked for first.
 */
function axes(/** @type {Sphere} */ { center, radius }, /** @type {Triangle} */ triangle) {
  const ax = triangle.a.x - center.x;
  const ay = triangle.a.y - center.y;
  const az = triangle.a.z - center.z;
  const bx = triangle.b.x - center.x;
  const by = triangle.b.y - center.y;
  const bz = triangle.b.z - center.z;
  const cx = triangle.c.x - center.x;
  const cy = triangle.c.y - center.y;
  const cz = triangle.c.z - center.z;
  const reach = radius * radius;
  const aa = ax * ax + ay * ay + az * az;
  const bb = bx * bx + by * by + bz * bz;
  const cc = cx * cx + cy * cy + cz * cz;
  if ((+(aa < reach) | +(bb < reach) | +(cc < reach)) !== 0) return true;
  const abX = bx - ax;
  const abY = by - ay;
  const abZ = bz - az;
  const acX = cx - ax;
  const acY = cy - ay;
  const acZ = cz - az;
  const nx = abY * acZ - abZ * acY;
  const ny = abZ * acX - abX * acZ;
  const nz = abX * acY - abY * acX;
  const height = ax * nx + ay * ny + az * nz;
  const byFace = +(height * height > reach * (nx * nx + ny * ny + nz * nz));
  const ab = ax * bx + ay * by + az * bz;
  const bc = bx * cx + by * cy + bz * cz;
  const ca = cx * ax + cy * ay + cz * az;
  const byA = +(aa > reach) & +(ab > aa) & +(ca > aa);
  const byB = +(bb > reach) & +(ab > bb) & +(bc > bb);
  const byC = +(cc > reach) & +(ca > cc) & +(bc > cc);
  // Of each edge: its length² and the square of twice the area that it spans with the centre. The foot of the edge's line
  // parts them where the third corner lies beyond it.
  const sideAB = aa + bb - ab - ab;
  const spanAB = aa * sideAB - (aa - ab) * (aa - ab);
  const byAB = +(spanAB > reach * sideAB) & +(ca * sideAB + (aa - ab) * (bc - ca) > spanAB);
  const sideBC = bb + cc - bc - bc;
  const spanBC = bb * sideBC - (bb - bc) * (bb - bc);
  const byBC = +(spanBC > reach * sideBC) & +(ab * sideBC + (bb - bc) * (ca - ab) > spanBC);
  const sideCA = cc + aa - ca - ca;
  const spanCA = cc * sideCA - (cc - ca) * (cc - ca);
  const byCA = +(spanCA > reach * sideCA) & +(bc * sideCA + (cc - ca) * (ab - bc) > spanCA);
  return (byFace | byA | byB | byC | byAB | byBC | byCA) === 0;
}

export const triangles = { 'sphere-triangle': { nearest, axes } };
