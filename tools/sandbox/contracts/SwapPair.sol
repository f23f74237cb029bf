// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// A pool of two tokens. What it holds of one times what it holds of the other never falls; 0.3 % of what is sold stays in
/// it. Whoever adds to it gets no share: nobody can take its liquidity back.
contract SwapPair is ReentrancyGuard {
    using SafeERC20 for IERC20;

    uint256 private constant KEPT_PER_MILLE = 997;

    address public immutable token0;
    address public immutable token1;

    uint112 private reserve0;
    uint112 private reserve1;
    uint32 private changedAt;

    event Sync(uint112 reserve0, uint112 reserve1);
    event Swap(address indexed sender, address indexed tokenIn, uint256 amountIn, uint256 amountOut, address indexed to);

    error NoLiquidity();
    error OtherToken(address token);

    constructor(address first, address second) {
        (token0, token1) = (first, second);
    }

    function getReserves() external view returns (uint112, uint112, uint32) {
        return (reserve0, reserve1, changedAt);
    }

    /// What is got for an amount of one of the tokens, rounded down.
    function getAmountOut(address tokenIn, uint256 amountIn) public view returns (uint256) {
        if (tokenIn != token0 && tokenIn != token1) revert OtherToken(tokenIn);
        (uint256 reserveIn, uint256 reserveOut) = tokenIn == token0 ? (reserve0, reserve1) : (reserve1, reserve0);
        if (reserveIn == 0 || reserveOut == 0) revert NoLiquidity();
        uint256 sold = amountIn * KEPT_PER_MILLE;
        return Math.mulDiv(sold, reserveOut, reserveIn * 1000 + sold);
    }

    /// Sells what has been sent here since the last change, and sends what it is worth.
    function swap(address tokenIn, address to) external nonReentrant returns (uint256 amountOut) {
        IERC20 tokenOut = IERC20(tokenIn == token0 ? token1 : token0);
        uint256 amountIn = IERC20(tokenIn).balanceOf(address(this)) - (tokenIn == token0 ? reserve0 : reserve1);
        amountOut = getAmountOut(tokenIn, amountIn);
        tokenOut.safeTransfer(to, amountOut);
        _adopt();
        emit Swap(msg.sender, tokenIn, amountIn, amountOut, to);
    }

    /// Takes what it was sent besides into its reserves: so they are filled.
    function sync() external nonReentrant {
        _adopt();
    }

    function _adopt() private {
        reserve0 = SafeCast.toUint112(IERC20(token0).balanceOf(address(this)));
        reserve1 = SafeCast.toUint112(IERC20(token1).balanceOf(address(this)));
        changedAt = uint32(block.timestamp);
        emit Sync(reserve0, reserve1);
    }
}
