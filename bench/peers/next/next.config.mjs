export default { poweredByHeader: false, compress: false }
